import { render } from 'preact';
import { expect, test } from 'vitest';
import { useLanguage } from './language.ts';
import { ownLanguageName } from './own-language-name.ts';

test('rendering before the language is known throws an error that says so', () => {
	const Screen = () => <>{useLanguage().locale}</>;
	expect(() => render(<Screen />, document.createElement('div'))).toThrow('before its language');
});

test.each([
	['en', 'English'],
	['ja', '日本語'],
])('%s is called %s', (locale, name) => {
	expect(ownLanguageName(locale)).toBe(name);
});
