/** What no answer says: the words of a database, of a failure in our code, or where in it that was. */
export const TELLS_HOW_IT_IS_MADE = /D1_ERROR|SQLITE|\bat \S+ \(|TypeError/
