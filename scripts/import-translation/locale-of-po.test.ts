import { expect, test } from 'vitest';
import { localeOfPo } from './locale-of-po.ts';

const po = `msgid ""
msgstr "Language: sv\\n"

#. translators: links_have_text.title
msgid "Links have text"
msgstr "Länkar har text"

msgid ""
"A link to "
"{href} says \\"here\\""
msgstr ""
"En länk till {href} "
"säger \\"här\\""

#, fuzzy
msgid "Not in the engine"
msgstr "Inte i motorn"

msgid "Images have text"
msgstr ""
`;

test('gives each text of the engine its translation', () => {
	const english = {
		'links_have_text.title': 'Links have text',
		'links_have_text.messages.here': 'A link to {href} says "here"',
		'images_have_text.title': 'Images have text',
		'images_have_text.fix': 'Links have text',
	};

	expect(localeOfPo(po, english)).toEqual({
		'links_have_text.title': 'Länkar har text',
		'links_have_text.messages.here': 'En länk till {href} säger "här"',
		'images_have_text.fix': 'Länkar har text',
	});
});
