import type { ComparedPage } from './compared-page.ts';

export type NameOf = (page: ComparedPage) => string;

/**
 * The names by which the pages of two reports are matched: their subjects. If the reports share
 * none, as with a preview and the public site or with two folders, it is the path within each.
 */
export function pageNames(
	before: readonly ComparedPage[],
	after: readonly ComparedPage[],
): readonly [NameOf, NameOf] {
	const earlier = new Set(before.map(({ subject }) => subject));
	if (after.some(({ subject }) => earlier.has(subject))) return [bySubject, bySubject];
	return [byPath(before), byPath(after)];
}

const bySubject: NameOf = ({ subject }) => subject;

function byPath(pages: readonly ComparedPage[]): NameOf {
	const start = commonFolder(pages.map(({ subject }) => subject));
	return ({ subject }) => subject.slice(start.length);
}

/**
 * The common beginning, with a trailing slash: for URLs of one site that site, for files the folder
 * that contains them all.
 */
function commonFolder(subjects: readonly string[]): string {
	const [first = ''] = subjects;
	const site = first.match(/^https?:\/\/[^/]*\//i)?.[0];
	if (site !== undefined) return subjects.every((each) => each.startsWith(site)) ? site : '';
	let length = first.lastIndexOf('/') + 1;
	while (length > 0 && !subjects.every((each) => each.startsWith(first.slice(0, length)))) {
		length = first.lastIndexOf('/', length - 2) + 1;
	}
	return first.slice(0, length);
}
