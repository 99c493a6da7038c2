/** A date is alone or in a byline; one in a longer text belongs to the story. */
const longestDateline = 150;

const year = '(?:19|20)\\d\\d(?!\\d)';
const month = '\\p{L}{3,12}\\.?';
const day = '(?<!\\d)\\d{1,2}(?:st|nd|rd|th|\\.|º)?';

/** A full date, in words or digits. */
const dates = [
	`${day}\\s?(?:de\\s|of\\s)?${month},?\\s(?:de\\s)?${year}`,
	`${month}\\s${day},?\\s${year}`,
	`(?<!\\d)\\d{1,2}([./-])\\s?\\d{1,2}\\1\\s?(?:(?:19|20)?\\d\\d)(?!\\d)`,
	`(?<!\\d)(?:19|20)\\d\\d[./-]\\d{1,2}[./-]\\d{1,2}(?!\\d)`,
	'\\d{1,4}\\s?[年년]\\s?\\d{1,2}\\s?[月월]\\s?\\d{1,2}',
	'\\d\\s?(?:hours?|days?|weeks?|months?) ago\\b',
];

const date = new RegExp(dates.join('|'), 'iu');

/** Whether the text is the line that says when an article was published. */
export const isDateline = (text: string) =>
	text.length <= longestDateline && digit.test(text) && date.test(text);

/** Most lines have no digit, and looking for months in them takes long. */
const digit = /\d/;
