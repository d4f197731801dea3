/**
 * "You may do this if that is so. Otherwise, …": what is otherwise is so if it was not done, for whatever reason. Said the other way round
 * ("If that is so, you may do this. Otherwise, …") it is so if the condition was not. The meaning of the first sentence is the same.
 */
export const offersIf = new WeakSet<object>();
