/**
 * The runner of one kind of tests: the checks, Vitest (`unit`), PHPUnit or Playwright (`endToEnd`).
 *
 * @typedef {'checks' | 'unit' | 'php' | 'endToEnd'} Kind
 */

/** @type {readonly Kind[]} In the order in which they run. */
export const kinds = ['checks', 'unit', 'php', 'endToEnd'];

/**
 * The files or folders that `npm test -- NAME` runs, by kind, as paths from the root of the
 * checkout.
 *
 * @type {Readonly<Record<string, Partial<Record<Kind, readonly string[]>>>>}
 */
export const testParts = {
	checks: { checks: ['.'] },
	core: { unit: ['core'] },
	ui: { unit: ['ui'] },
	server: { unit: ['server'], endToEnd: ['e2e/server'] },
	extension: { unit: ['extension'], endToEnd: ['e2e/extension'] },
	'wordpress-plugin': { unit: ['wordpress-plugin'] },
	php: { php: ['wordpress-plugin'] },
	wordpress: { endToEnd: ['e2e/wordpress'] },
	parity: { endToEnd: ['e2e/parity'] },
	setup: { endToEnd: ['e2e/setup'] },
	scripts: { unit: ['scripts'] },
	e2e: { unit: ['e2e'], endToEnd: ['e2e'] },
};
