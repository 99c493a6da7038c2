import type { elementFacts } from '../../facts/collected/collected-facts.ts';
import type { Part } from '../../facts/fact.ts';
import { collapse } from '../../facts/white-space.ts';

export interface Capture {
	readonly name: keyof typeof elementFacts;
	/** Its index in the fact's list, taken when the element opened. */
	readonly slot: number;
	readonly depth: number;
	/** If hidden itself, it includes hidden content; otherwise hidden content is left out. */
	readonly isHidden: boolean;
	readonly limit: number;
	text: string;
	/** null while there are none, as in most links. */
	parts: Part[] | null;
}

/** The open elements whose text and parts a fact needs, outermost first. */
export function createCaptures() {
	const open: Capture[] = [];

	return {
		isEmpty: () => open.length === 0,
		open: (capture: Capture) => {
			open.push(capture);
		},
		close: () => open.pop(),
		addText(value: string, isHidden: boolean) {
			for (const capture of open) {
				if (capture.text.length > capture.limit) continue;
				if (!isHidden || capture.isHidden) capture.text += value;
			}
		},
		/** Raw text belongs only to its own element. */
		addRawText(value: string, depth: number) {
			for (let index = open.length - 1; open[index]?.depth === depth; index--) {
				const capture = open[index];
				if (capture) capture.text += value;
			}
		},
		addPart(part: Part, isHidden: boolean) {
			for (const capture of open) {
				if (capture.limit !== Number.POSITIVE_INFINITY) continue;
				if (isHidden && !capture.isHidden) continue;
				capture.parts ??= [];
				capture.parts.push(part);
			}
		},
		/** The title of an svg is the label of its part. */
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
