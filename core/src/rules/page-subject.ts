import type { Heading } from '../facts/collected/body/headings.fact.ts';
import type { TextBlock } from '../facts/collected/body/text-blocks.ts';
import type { NamedMeta } from '../facts/collected/head/named-meta.ts';
import type { Title } from '../facts/collected/head/titles.fact.ts';
import { shownDescription, shownTitle } from '../facts/derived/page/shown-text.ts';
import { isFiller } from '../rule-sets/placeholders.ts';
import { countWords } from '../text/words/count-words.ts';

/** Where a page says what it is about; null or missing if the host does not know it. */
export interface PageVoice {
	readonly titles?: readonly Title[] | null;
	readonly headings?: readonly Heading[] | null;
	readonly descriptions?: readonly NamedMeta[] | null;
	readonly opening?: readonly TextBlock[] | null;
}

/**
 * Whether a page is about what would be a fault on other pages, such as “Lorem ipsum”, “undefined”
 * or “404 Not Found”: its title and a heading name it, and its description, or the code or text
 * that it opens with, speaks of it.
 *
 * @param fewest How many sentences of the text must do so.
 */
export function isSubject(marker: string, page: PageVoice, fewest = 1): boolean {
	const name = plain(marker);
	const says = (text: string) => plain(text).includes(name);
	const blocks = page.opening ?? [];
	if (!says(shownTitle(page.titles ?? [])?.text ?? '')) return false;
	if (!page.headings?.some(({ isHidden, label }) => !isHidden && says(label))) return false;
	// A variable that nobody filled in is repeated everywhere; its documentation shows it as code.
	const isVariable = opensVariable.test(marker);
	const written = isVariable ? marker.slice(0, 2) : marker;
	if (blocks.some(({ codeLength, text }) => codeLength > 0 && text.includes(written))) return true;
	if (isVariable) return false;
	const description = shownDescription(page.descriptions ?? [])?.content ?? '';
	if (sentencesAbout(name, description) > 0) return true;
	let count = 0;
	return blocks.some(({ text }) => {
		count += sentencesAbout(name, text);
		return count >= fewest;
	});
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

const opensVariable = /^(?:[{<%#$]|\[(?!object ))/;

const fewestOtherWords = 3;

/** How many sentences contain the name among other words. */
function sentencesAbout(name: string, text: string): number {
	const lower = plain(text);
	if (!lower.includes(name)) return 0;
	return lower
		.split(/[.!?。！？…;:：；|｜]+\s*|\s[-–—]\s/)
		.filter(
			(sentence) =>
				sentence.includes(name) &&
				!isFiller(sentence) &&
				countWords(sentence.replaceAll(name, ' ')) >= fewestOtherWords,
		).length;
}
