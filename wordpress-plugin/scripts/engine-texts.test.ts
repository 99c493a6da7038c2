import { expect, test } from 'vitest';
import { engineTextsFile } from './engine-texts.ts';
import { textsIn } from './texts-in.ts';

test('translators see each text once, with its keys', () => {
	const file = engineTextsFile({
		'links_have_text.title': "Links have a \\ and an apostrophe’s ' text",
		'links_have_text.messages.none': 'A link to {href}',
		'images_have_text.messages.none': 'A link to {href}',
	});

	expect(textsIn(file)).toEqual([
		{
			text: "Links have a \\ and an apostrophe’s ' text",
			comment: 'translators: links_have_text.title. Keep words in braces as they are.',
		},
		{
			text: 'A link to {href}',
			comment:
				'translators: links_have_text.messages.none, images_have_text.messages.none. Keep words in braces as they are.',
		},
	]);
});
