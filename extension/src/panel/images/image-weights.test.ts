import type { PageImage } from '@plumbline/core';
import { expect, test } from 'vitest';
import { addressesToWeigh, heaviestFirst, totalWeight, weighed } from './image-weights.ts';

const image = (address: string, bytes: number | null, isBroken = false) =>
	({ address, bytes, isBroken }) as PageImage; // nothing else of it matters here

const images = [
	image('https://a.example/1.png', null),
	image('https://a.example/2.png', 100),
	image('https://a.example/1.png', null),
	image('https://a.example/gone.png', null, true),
	image('data:image/png;base64,AAAA', 3),
	image('', null),
];

test('asks once for each file nobody knows the weight of', () => {
	expect(addressesToWeigh(images)).toEqual(['https://a.example/1.png']);
});

test('an answer counts for each image that shows the file, silence for none', () => {
	const told = new Map([['https://a.example/1.png', 500]]);
	expect(weighed(images, told).map(({ bytes }) => bytes)).toEqual([500, 100, 500, null, 3, null]);
	expect(weighed(images, new Map([['https://a.example/1.png', null]]))).toEqual(images);
});

test('the heaviest come first, the unknown last', () => {
	expect(heaviestFirst(images).map(({ bytes }) => bytes)).toEqual([100, 3, null, null, null, null]);
});

test('adds up each file once, and says how many it knows', () => {
	expect(totalWeight(images)).toEqual({ bytes: 103, files: 4, known: 2 });
});
