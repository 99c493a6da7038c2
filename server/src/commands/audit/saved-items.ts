import { textDecoderFor } from '@plumbline/core';
import { ExpectedError } from '../../process/expected-error.ts';

/** In characters. The text before the first page of a report is shorter, without its rules. */
const longestStart = 10_000;

const beginning = /^\s*\{\s*"(?:unread|rules|pages)"\s*:\s*\[/;
const whole =
	/^\s*\{\s*(?:"(?:unread|rules)"\s*:\s*\[[\s,]*\]\s*,\s*)*"pages"\s*:\s*\[[\s,]*\]\s*\}\s*$/;

type List = 'unread' | 'rules' | 'pages';

interface SavedItem {
	readonly list: List;
	readonly value: unknown;
}

/**
 * The items of `{"unread": […], "rules": […], "pages": […]}`, one by one: a large report exceeds the
 * longest possible string. A report of one page has no list of rules, and most have nothing unread.
 */
export async function* savedItems(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SavedItem> {
	const split = createSplitter();
	for await (const chunk of decoded(bytes)) {
		for (const { list, text } of split.push(chunk)) yield { list, value: JSON.parse(text) };
		if (split.frame.length > longestStart && !beginning.test(split.frame)) break;
	}
	if (!whole.test(split.frame))
		throw new ExpectedError('not_a_report', 'The text is not a list of pages in JSON.');
}

/** Windows PowerShell writes the output of commands as UTF-16. */
async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
	let decoder: InstanceType<typeof TextDecoder> | undefined;
	for await (const chunk of bytes) {
		decoder ??= textDecoderFor(chunk);
		yield decoder.decode(chunk, { stream: true });
	}
}

const itemDepth = 3;
const [quote, backslash] = [0x22, 0x5c];
const isOpening = (code: number) => code === 0x7b || code === 0x5b;
const isClosing = (code: number) => code === 0x7d || code === 0x5d;

/** The list that the text has opened last. */
const listIn = (frame: string): List => {
	if (frame.includes('"pages"')) return 'pages';
	return frame.includes('"rules"') ? 'rules' : 'unread';
};

function createSplitter() {
	let depth = 0;
	let isInString = false;
	let isEscaped = false;
	let item = '';
	const split = {
		/** The text of the report without its items. */
		frame: '',
		/** Returns the items that end in the chunk. */
		push(chunk: string): readonly { readonly list: List; readonly text: string }[] {
			const items: { list: List; text: string }[] = [];
			let start = 0;
			for (let at = 0; at < chunk.length; at++) {
				const code = chunk.charCodeAt(at);
				if (isInString) {
					if (isEscaped) isEscaped = false;
					else if (code === backslash) isEscaped = true;
					else if (code === quote) isInString = false;
				} else if (code === quote) isInString = true;
				else if (isOpening(code) && ++depth === itemDepth) {
					split.frame += chunk.slice(start, at);
					start = at;
				} else if (isClosing(code) && --depth === itemDepth - 1) {
					const text = item + chunk.slice(start, at + 1);
					items.push({ list: listIn(split.frame), text });
					item = '';
					start = at + 1;
				}
			}
			if (depth >= itemDepth) item += chunk.slice(start);
			else split.frame += chunk.slice(start);
			return items;
		},
	};
	return split;
}
