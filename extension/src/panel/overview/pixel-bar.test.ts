import { expect, test } from 'vitest';
import { lastWords } from './pixel-bar.tsx';

test.each([
	['Sourdough bread', 'Sourdough bread'],
	['How to bake sourdough bread for absolute beginners', '…bread for absolute beginners'],
	[
		'小麦粉と水と塩だけで焼くパンの作り方をはじめての方にも分かりやすく説明',
		'…と塩だけで焼くパンの作り方をはじめての方にも分かりやすく説明',
	],
])('shortens “%s” to its last whole words', (text, end) => {
	expect(lastWords(text)).toBe(end);
});
