import { describe, expect, it } from 'vitest';
import { findMojibake } from './mojibake.ts';

describe('findMojibake', () => {
	it.each([
		['a\uFFFDb', ['\uFFFD']],
		['Itâ€™s here', ['â€™']],
		['an â€œoldâ€\u009D quote', ['â€œ', 'â€\u009D']],
		['ï»¿<title>', ['ï»¿']],
		['锟斤拷锟斤拷', ['锟斤拷锟斤拷']],
		['FranÃ§ois aime le cafÃ©', ['Ã§', 'Ã©']],
		['GrÃ¶ÃŸe und MaÃŸe', ['Ã¶', 'ÃŸ', 'ÃŸ']],
		['HÃ”TEL Ã‰LYSÃ‰E', ['Ã”', 'Ã‰', 'Ã‰']],
		['ÐŸÑ€Ð¸Ð²ÐµÑ‚', ['ÐŸ', 'Ñ€', 'Ð¸', 'Ð²', 'Ðµ', 'Ñ‚']],
		['縺薙ｌ縺ｯ繝壹・繧ｸ', ['縺薙', '縺ｯ', '繝壹', '繧ｸ']],
	])('finds what is broken in %j', (text, broken) => {
		expect(findMojibake(text).map((found) => found.text)).toEqual(broken);
	});

	it('finds Japanese that was decoded as Windows-1252', () => {
		const broken = asWindows1252('これはパンです');
		expect(
			findMojibake(broken)
				.map((found) => found.text)
				.join(''),
		).toBe(broken);
	});

	it.each([
		'SÃO PAULO',
		'糸が縺れる',
		'One Ã© alone may be a name',
		'“IRMÃ” e “MANHÔ',
		'MAÇÃ” E ROMÃ”',
		'Å kjøpe på Ås',
		'Ég á að fara – „Ísland“',
		'Àéîõü ÂÊÔ',
		'Crème brûlée… “déjà vu”',
		'Plain text',
	])('leaves %j alone', (text) => {
		expect(findMojibake(text)).toEqual([]);
	});

	it('gives the position', () => {
		expect(findMojibake('Itâ€™s')).toEqual([{ text: 'â€™', start: 2, end: 5 }]);
	});
});

function asWindows1252(text: string): string {
	return new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
}
