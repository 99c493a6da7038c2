import { expect, it } from 'vitest';
import { languageTagFault } from './language-tag-fault.ts';

it.each([
	'en',
	'EN-gb',
	'eu',
	'zh-Hant-TW',
	'zh-cmn-Hans-CN',
	'es-419',
	'de-CH-1996',
	'ca-valencia',
	'en-GB-oxendict',
	'yue',
	'iw',
	'mo-MD',
	'qaa',
	'haw-US',
	'i-klingon',
	'x-pirate',
	'en-u-ca-gregory',
	'iw',
	'in-ID',
	'ji',
	'mo-MD',
])('%s is a language', (code) => {
	expect(languageTagFault(code)).toBeNull();
});

it.each([
	['en_US', 'en-US'],
	['jp', 'ja'],
	['jp-JP', 'ja-JP'],
	['en-UK', 'en-GB'],
	['eng', 'en'],
	['por-BR', 'pt-BR'],
	['xyz', null],
	['deu-CH-1996', null],
	['english', null],
	['en-', null],
	['en, de', null],
	['{{ lang }}', null],
	['qq', null],
])('%s is not a language; %s was meant', (code, meant) => {
	expect(languageTagFault(code)).toMatchObject({ meant });
});
