import { foldPhrase } from '../folding/fold.ts';

export interface TitleParts {
	/** The page's own title, without the name of the site. */
	readonly title: string;
	/** As written in the title; `null` if it does not name a site. */
	readonly siteName: string | null;
}

/**
 * Splits the site name from a title: the name the page gives (og:site_name) at either end, or else
 * the part after the last separator, if that is shorter.
 */
export function splitSiteName(title: string, siteName: string | null = null): TitleParts {
	if (latest.title === title && latest.siteName === siteName) return latest.parts;
	const parts = partTitle(title, siteName);
	latest = { title, siteName, parts };
	return parts;
}

/** Many rules need the parts of the same title in a row. */
let latest = {
	title: '',
	siteName: null as string | null,
	parts: { title: '', siteName: null } as TitleParts,
};

function partTitle(title: string, siteName: string | null): TitleParts {
	const pieces = split(title.trim());
	const [first, last] = [pieces[0]!, pieces.at(-1)!];
	if (pieces.length < 2) return { title: title.trim(), siteName: null };
	if (siteName && isSame(last.text, siteName)) return withoutLast(title.trim(), last);
	if (siteName && isSame(first.text, siteName)) {
		return { title: title.trim().slice(pieces[1]!.start), siteName: first.text };
	}
	const parts = withoutLast(title.trim(), last);
	return [...last.text].length < [...parts.title].length
		? parts
		: { title: title.trim(), siteName: null };
}

export function titleWithoutSiteName(title: string, siteName?: string | null): string {
	return splitSiteName(title, siteName).title;
}

/** The parts of a title between separators. */
export const piecesOfTitle = (title: string): readonly string[] =>
	split(title.trim()).map(({ text }) => text);

/** “ - Example”: one side of the separator is empty, as when a template had no title to fill in. */
export function isHalfEmptyTitle(title: string): boolean {
	const text = title.trim();
	return (
		/^(?:[-–—:|｜•·]|::)\s|\s[-–—:|｜•·]$|^[|｜]|[|｜]$/.test(text) ||
		// Some sites put the frame “::” around their name.
		(/\s::$/.test(text) && !/\s::\s/.test(text)) ||
		(/^»\s|\s»$/.test(text) && !text.includes('«'))
	);
}

interface Piece {
	readonly text: string;
	readonly start: number;
	/** Start of the preceding separator. */
	readonly separatorStart: number;
}

/** Dashes and colons separate only between spaces; bars, dots and arrows always do. */
const separator = /\s+(?:[-–—:~/]|::)\s+|\s*[|｜»«•·‹›►▶⋆★→]\s*|\s+[・－]\s+/g;

function split(title: string): Piece[] {
	const pieces: Piece[] = [];
	// `matchAll` copies the pattern.
	if (title.search(separator) < 0) return [{ text: title, start: 0, separatorStart: 0 }];
	let start = 0;
	let separatorStart = 0;
	for (const match of title.matchAll(separator)) {
		pieces.push({ text: title.slice(start, match.index), start, separatorStart });
		separatorStart = match.index;
		start = match.index + match[0].length;
	}
	pieces.push({ text: title.slice(start), start, separatorStart });
	const filled = pieces.filter((piece) => piece.text !== '');
	return filled.length > 0 ? filled : pieces.slice(0, 1);
}

function withoutLast(title: string, last: Piece): TitleParts {
	return { title: title.slice(0, last.separatorStart), siteName: last.text };
}

function isSame(one: string, other: string): boolean {
	return foldPhrase(one, null) === foldPhrase(other, null);
}
