import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';
import { consentNotices } from './consent-notices.ts';

const noticesOf = (html: string) =>
	[...consentNotices(factsOfHtml(html).get('textBlocks') ?? [])].map(({ text }) => text);

describe('consentNotices', () => {
	it.each([
		'We use cookies to give you the best bread.',
		'This website uses “cookies”.',
		'Wir verwenden auf dieser Seite Cookies.',
		'Nous utilisons des cookies.',
		'Utilizamos cookies propias.',
		'当サイトではCookieを使用しています。',
		'이 사이트는 쿠키를 사용합니다.',
	])('contain %s', (text) => {
		expect(noticesOf(`<p>Rye</p><div>${text}</div><button>OK</button>`)).toEqual([text]);
	});

	it.each([
		['a sentence without a button', '<p>We use cookies to remember your basket.</p>'],
		['a recipe for cookies', '<p>Bake the cookies for ten minutes.</p><button>Print</button>'],
		[
			'a longer text',
			`<p>We use cookies. ${'They remember things. '.repeat(30)}</p><button>OK</button>`,
		],
	])('do not contain %s', (_name, html) => {
		expect(noticesOf(html)).toEqual([]);
	});
});
