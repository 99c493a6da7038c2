import { usageError } from '../../../process/expected-error.ts';

/** --served belongs to exactly one page. */
export function checkServedFor(words: readonly string[], pageCount: number): void {
	const [word = ''] = words;
	if (pageCount === 1 && !/^https?:/i.test(word)) return;
	throw usageError(
		'--served needs one file, or - for standard input: the page as a browser rendered it.',
	);
}
