import { textDecoderFor } from '@plumbline/core';
import { ExpectedError } from '../../errors/expected-error.ts';

/** In characters. The text before the first page of a report is shorter. */
const longestStart = 1000;

const beginning = /^\s*\{\s*"pages"\s*:\s*\[/;
const whole = /^\s*\{\s*"pages"\s*:\s*\[[\s,]*\]\s*\}\s*$/;

/** The pages of `{"pages": […]}`, one by one: a large report exceeds the longest possible string. */
export async function* savedPages(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
	const split = createSplitter();
	for await (const chunk of decoded(bytes)) {
		for (const page of split.push(chunk)) yield JSON.parse(page);
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

const pageDepth = 3;
const [quote, backslash] = [0x22, 0x5c];
const isOpening = (code: number) => code === 0x7b || code === 0x5b;
const isClosing = (code: number) => code === 0x7d || code === 0x5d;

function createSplitter() {
	let depth = 0;
	let isInString = false;
	let isEscaped = false;
	let page = '';
	const split = {
		/** The text of the report without its pages. */
		frame: '',
		/** Returns the pages that end in the chunk. */
		push(chunk: string): readonly string[] {
			const pages: string[] = [];
			let start = 0;
			for (let at = 0; at < chunk.length; at++) {
				const code = chunk.charCodeAt(at);
				if (isInString) {
					if (isEscaped) isEscaped = false;
					else if (code === backslash) isEscaped = true;
					else if (code === quote) isInString = false;
				} else if (code === quote) isInString = true;
				else if (isOpening(code) && ++depth === pageDepth) {
					split.frame += chunk.slice(start, at);
					start = at;
				} else if (isClosing(code) && --depth === pageDepth - 1) {
					pages.push(page + chunk.slice(start, at + 1));
					page = '';
					start = at + 1;
				}
			}
			if (depth >= pageDepth) page += chunk.slice(start);
			else split.frame += chunk.slice(start);
			return pages;
		},
	};
	return split;
}
