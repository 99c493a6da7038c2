import type { PageImage } from '@plumbline/core';
import { expect, test } from 'vitest';
import { addressesToWeigh, totalWeight, weighed } from './images.tsx';

const image = (address: string, bytes: number | null, isBroken = false) =>
	({ address, bytes, isBroken }) as PageImage; // only these properties matter here

const images = [
	image('https://a.example/1.png', null),
	image('https://a.example/2.png', 100),
	image('https://a.example/1.png', null),
	image('https://a.example/gone.png', null, true),
	image('data:image/png;base64,AAAA', 3),
	image('', null),
];

test('lists each file of unknown size once', () => {
	expect(addressesToWeigh(images)).toEqual(['https://a.example/1.png']);
});

test('uses an answer for every image that shows the file, and ignores missing answers', () => {
	const sizes = new Map([['https://a.example/1.png', 500]]);
	expect(weighed(images, sizes).map(({ bytes }) => bytes)).toEqual([500, 100, 500, null, 3, null]);
	expect(weighed(images, new Map([['https://a.example/1.png', null]]))).toEqual(images);
});

test('adds up each file once, and says how many sizes are known', () => {
	expect(totalWeight(images)).toEqual({ bytes: 103, files: 4, known: 2 });
});
