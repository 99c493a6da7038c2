import { createTextIndex } from '../text/text-index.ts';
import { deriveFact } from './derived-fact.ts';

export const textIndex = deriveFact({
	reads: ['mainText', 'language'],
	derive(
		{ language, mainText },
		_request,
		previous: ReturnType<typeof createTextIndex> | undefined,
	) {
		const texts = mainText.blocks.map(({ text }) => text);
		return createTextIndex(texts, language.code, previous);
	},
});
