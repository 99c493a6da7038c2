import { baseLanguage } from '../../../languages/language-tag.ts';
import { createTextIndex, type OwnLanguages } from '../../../text/keyphrase/text-index.ts';
import type { TextBlock } from '../../collected/body/text-blocks.ts';
import { deriveFact } from '../derived-fact.ts';
import type { PageLanguage } from '../page/language.fact.ts';

export const textIndex = deriveFact({
	reads: ['mainText', 'language'],
	derive(
		{ language, mainText },
		_request,
		previous: ReturnType<typeof createTextIndex> | undefined,
	) {
		const texts = mainText.blocks.map(({ text }) => text);
		return createTextIndex(texts, language.code, previous, ownLanguages(mainText.blocks, language));
	},
});

/** A language that the whole page declares, rightly or not, is not a block's own language. */
function ownLanguages(blocks: readonly TextBlock[], page: PageLanguage): OwnLanguages {
	const own = new Map<number, string>();
	for (let number = 0; number < blocks.length; number++) {
		const { lang } = blocks[number]!;
		const language = lang === '' ? null : baseLanguage(lang);
		if (language && language !== page.code && language !== page.declared) own.set(number, language);
	}
	return own;
}
