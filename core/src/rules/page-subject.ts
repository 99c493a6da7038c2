import type { Heading } from '../facts/collected/body/headings.fact.ts';
import type { TextBlock } from '../facts/collected/body/text-blocks.ts';
import type { NamedMeta } from '../facts/collected/head/named-meta.ts';
import type { Title } from '../facts/collected/head/titles.fact.ts';
import { shownDescription, shownTitle } from '../facts/derived/page/shown-text.ts';
import { countWords } from '../text/words/count-words.ts';
import { isFiller, type Placeholder } from '../values/failed-value.ts';

/** Where a page says what it is about; null or missing if the host does not know it. */
export interface PageVoice {
	readonly titles?: readonly Title[] | null;
	readonly headings?: readonly Heading[] | null;
	readonly descriptions?: readonly NamedMeta[] | null;
	readonly opening?: readonly TextBlock[] | null;
}

type Named = Pick<Placeholder, 'kind' | 'name' | 'text'>;

/**
 * Whether a page is about what would be a fault on other pages, such as “Lorem ipsum”, “undefined”
 * or “404 Not Found”: its title and a heading name it, and its description, or the code or text
 * that it opens with, speaks of it. A question that quotes what a program printed asks in a sentence.
 *
 * @param fewest How many sentences of the text must do so.
 */
export function isSubject(found: string | Named, page: PageVoice, fewest = 1): boolean {
	const marker = typeof found === 'string' ? found : found.name;
	const kind = typeof found === 'string' ? kindOf(found) : found.kind;
	const isUnmistakable =
		typeof found !== 'string' && found.kind === 'printed' && found.text.length > shortest;
	const name = plain(marker);
	const says = (text: string) => plain(text).includes(name);
	const blocks = page.opening ?? [];
	const isInCode = (text: string) =>
		blocks.some((block) => block.codeLength > 0 && block.text.includes(text));
	const isOfTemplates = kind === 'variable' || isUnmistakable;
	if (isOfTemplates && (isInCode(marker) || isAboutTemplates(page, marker))) return true;
	if (!says(shownTitle(page.titles ?? [])?.text ?? '')) return false;
	const heading = page.headings?.find(({ isHidden, label }) => !isHidden && says(label));
	if (!heading) return false;
	// A variable that nobody filled in is repeated everywhere; its documentation shows it as code.
	if (isInCode(kind === 'variable' ? marker.slice(0, 2) : marker)) return true;
	if (kind === 'variable') return speaksOfTemplates(page, marker);
	if (isUnmistakable && otherWords(name, heading.label) >= fewestOtherWords) return true;
	const description = shownDescription(page.descriptions ?? [])?.content ?? '';
	if (sentencesAbout(name, description) > 0) return true;
	let count = 0;
	return blocks.some(({ text }) => {
		count += sentencesAbout(name, text);
		return count >= fewest;
	});
}

const kindOf = (marker: string) => (opensVariable.test(marker) ? 'variable' : 'phrase');

/** “undefined” is also a word of sentences. */
const shortest = 'undefined'.length;

/**
 * Whether the title and the main heading of a page, or its address, speak of templates, variables or
 * letters to fill in, and not only in what was found.
 */
export function isAboutTemplates(
	page: PageVoice & { readonly url?: string | null },
	found: string,
): boolean {
	const path = page.url?.replace(/^[a-z]+:\/\/[^/]*/i, '') ?? '';
	if (templateWords.test(path)) return true;
	const heading = mainHeading(page.headings ?? []).replaceAll(found, '');
	return speaksOfTemplates(page, found) && templateWords.test(heading);
}

const speaksOfTemplates = ({ titles }: PageVoice, found: string) =>
	templateWords.test(shownTitle(titles ?? [])?.text.replaceAll(found, '') ?? '');

/** Whether the title and the main heading speak of filler: of a generator, or of a service for drafts. */
export function isAboutFiller({ headings, titles }: PageVoice): boolean {
	const heading = mainHeading(headings ?? []);
	return (
		fillerWords.test(shownTitle(titles ?? [])?.text ?? '') &&
		fillerWords.test(heading) &&
		countWords(heading) > 1
	);
}

const fillerWords =
	/place-?holder|dummy|filler text|lorem|platzhalter|blindtext|fülltext|relleno|faux.texte|segnaposto|opvultekst|プレースホルダ|ダミー|占位|더미|заполнител/i;

const mainHeading = (headings: readonly Heading[]) =>
	headings.find(({ isHidden, level }) => level === 1 && !isHidden)?.label ?? '';

/** The names of engines and plugins are the same in every language. */
const templateWords =
	/templat|vorlage|plantilla|modèle|modello|шаблон|テンプレ|ひな形|模板|範本|템플릿|서식|place-?holder|platzhalter|プレースホルダ|占位|variab|変数|变量|變數|переменн|zmienn|smart tags?|merge tags?|serienbrief|mail merge|差し込み|shortcode|ショートコード|短代码|\b(?:jinja|twig|smarty|liquid|jekyll|handlebars|mustache|nunjucks|blade|thymeleaf|helm|freemarker|razor|i18next|yoast|rank math|all in one seo|magento|typo3|modx|drupal|joomla|mailchimp|webflow|webpack|vite|lodash|ejs|printf)\b/i;

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

const opensVariable = /^(?:[{<%#$]|\[(?!object ))/;

const fewestOtherWords = 3;

const otherWords = (name: string, text: string) => countWords(plain(text).replaceAll(name, ' '));

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
				otherWords(name, sentence) >= fewestOtherWords,
		).length;
}
