import { fixturesFor } from '../../fixture.ts';
import { contentHasNoInvisibleCharacters } from './content-has-no-invisible-characters.rule.ts';

const heading = (text: string) => ({ footer: `<footer><h2>${text}</h2></footer>` });

export const fixtures = fixturesFor(contentHasNoInvisibleCharacters, {
	good: {
		'letters alone': {},
		'an emoji that is joined': heading('Baking 👩‍🍳 at home 🏴󠁧󠁢󠁥󠁮󠁧󠁿'),
		'a word of Persian': heading('نان می‌پزیم'),
		'a soft hyphen': heading('Roggen&shy;vollkorn&shy;brot'),
		'a place where a Thai line may break': heading('ขนมปัง&#x200b;โฮมเมด'),
	},
	bad: {
		'a zero-width space inside a word': {
			...heading('Sour&#x200b;dough'),
			finds: [['found', { character: 'U+200B' }]],
		},
		'a byte order mark': { ...heading('&#xfeff;Rye bread'), finds: [['found']] },
		'a reversed part': {
			...heading('Rye &#x202e;daerb'),
			finds: [['found', { character: 'U+202E' }]],
		},
	},
});
