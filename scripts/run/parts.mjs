/** @typedef {'server' | 'workspace' | 'everything'} Part Each holds the one before it. */

/** @type {readonly Part[]} */
const order = ['server', 'workspace', 'everything'];

/** @type {Record<Part, { needs: string, filter: string[] }>} */
export const parts = {
	server: {
		needs: 'the server needs',
		filter: ['--filter', 'plumbline', '--filter', '@plumbline/server...'],
	},
	workspace: {
		needs: 'the workspace needs',
		filter: ['--filter', '!@plumbline/e2e-wordpress'],
	},
	// Apart, because it carries PHP in WebAssembly: 770 MB.
	everything: {
		needs: 'the workspace and its WordPress tests need',
		filter: [],
	},
};

/**
 * @param {Part} one
 * @param {Part} other
 */
export function widerPart(one, other) {
	return order.indexOf(one) > order.indexOf(other) ? one : other;
}
