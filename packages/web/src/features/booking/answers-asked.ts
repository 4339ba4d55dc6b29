import { bookingFields } from "@vanfettle/contract/booking/booking-rules";
import { numberInWords } from "../../document/in-words.ts";

const count = numberInWords(bookingFields.length);

/** The number of answers that the form asks for, as the beginning of a sentence: `Three answers`. */
export const answersAsked = `${count.charAt(0).toUpperCase()}${count.slice(1)} answers`;
