import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('one setting names the base image of every stage', () => {
	const stages = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);

	expect(new Set(stages)).toEqual(new Set(['$NODE_IMAGE']));
});

test.each(['compose.yaml', 'compose.postgres.yaml'])('%s has the Dockerfile’s default', (name) => {
	const fallback = read('Dockerfile').match(/^ARG NODE_IMAGE=(\S+)$/m)?.[1];

	expect(read(name)).toContain(`NODE_IMAGE: "\${NODE_IMAGE:-${fallback}}"`);
});
