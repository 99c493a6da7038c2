import { expect, test } from 'vitest';
import { devTarget } from './dev-targets.mjs';

test('installs only what a target needs', () => {
	expect(devTarget(['server']).needs).toBe('server');
	expect(devTarget(['extension']).needs).toBe('extension');
	expect(devTarget(['wordpress']).needs).toBe('everything');
});

test.each([[[]], [['plugin']], [['server', 'extension']]])('%j names the targets', (names) => {
	expect(() => devTarget(names)).toThrow('Name one of extension, wordpress, server');
});
