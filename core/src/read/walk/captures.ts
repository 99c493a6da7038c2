import type { elementFacts } from '../../facts/collected/collected-facts.ts';
import type { Part } from '../../facts/fact.ts';
import { collapse, isBlank } from '../../text/words/white-space.ts';
import type { OpenElement } from './open-element.ts';

export interface Capture {
	readonly name: keyof typeof elementFacts;
	/** Its index in the list of the fact, reserved when the element opened. */
	readonly slot: number;
	readonly depth: number;
	/**
	 * Whether the element itself is hidden. Its text then includes hidden content, which is otherwise
	 * left out.
	 */
	readonly isHidden: boolean;
	readonly limit: number;
	text: string;
	/** At least some of its text is not hidden from assistive technology. */
	isSpoken: boolean;
	/** The language of its text; null before any text, empty if its parts differ. */
	lang: string | null;
	/** null while there are none, as in most links. */
	parts: Part[] | null;
}

type TextContext = Pick<OpenElement<unknown>, 'isAriaHidden' | 'isHidden' | 'lang'>;

/** The open elements whose text and parts a fact needs, outermost first. */
export function createCaptures() {
	const open: Capture[] = [];

	return {
		isEmpty: () => open.length === 0,
		open: (capture: Capture) => {
			open.push(capture);
		},
		close: () => open.pop(),
		addText(value: string, { isAriaHidden, isHidden, lang }: TextContext) {
			for (const capture of open) {
				if (capture.text.length > capture.limit) continue;
				if (isHidden && !capture.isHidden) continue;
				capture.text += value;
				const isNews = capture.lang !== lang || (!capture.isSpoken && !isAriaHidden);
				if (!isNews || isBlank(value)) continue;
				capture.isSpoken ||= !isAriaHidden;
				capture.lang = capture.lang === null || capture.lang === lang ? lang : '';
			}
		},
		/** Raw text belongs only to its own element. */
		addRawText(value: string, depth: number) {
			for (let index = open.length - 1; open[index]?.depth === depth; index--) {
				const capture = open[index];
				if (capture) capture.text += value;
			}
		},
		addInnermostText(value: string) {
			const capture = open.at(-1);
			if (capture) capture.text += value;
		},
		addPart(part: Part, isHidden: boolean) {
			for (const capture of open) {
				if (isHidden && !capture.isHidden) continue;
				capture.parts ??= [];
				capture.parts.push(part);
			}
		},
		/** Inside a captured element, the title of an svg becomes the label of that svg. */
		nameSvg(title: string) {
			for (const { parts } of open) {
				const svg = parts?.findLastIndex(({ name }) => name === 'svg') ?? -1;
				const part = parts?.[svg];
				if (parts && part?.label === null) parts[svg] = { ...part, label: collapse(title) };
			}
		},
		breakText() {
			for (const capture of open) {
				if (capture.text.length <= capture.limit) capture.text += ' ';
			}
		},
	};
}
