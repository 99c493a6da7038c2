/**
 * @typedef {'core' | 'server' | 'extension' | 'wordpress-plugin' | 'workspace' | 'everything'} Part
 */

/** @type {Record<Part, { needs: string, packages: string[] }>} */
const parts = {
	core: { needs: 'core', packages: ['@plumbline/core'] },
	server: { needs: 'the server', packages: ['@plumbline/server...'] },
	extension: { needs: 'the extension', packages: ['@plumbline/extension...'] },
	'wordpress-plugin': {
		needs: 'the WordPress plugin',
		packages: ['@plumbline/wordpress-plugin...'],
	},
	workspace: { needs: 'the workspace', packages: ['!@plumbline/e2e-wordpress'] },
	// Separate from `workspace`, because it adds PHP in WebAssembly: 770 MB.
	everything: { needs: 'the workspace with its WordPress tests', packages: [] },
};

/** @type {Partial<Record<Part, readonly Part[]>>} The parts that a part includes. */
const contained = {
	server: ['core'],
	extension: ['core'],
	'wordpress-plugin': ['core'],
	workspace: ['core', 'server', 'extension', 'wordpress-plugin'],
	everything: ['core', 'server', 'extension', 'wordpress-plugin', 'workspace'],
};

/**
 * Removes duplicates, and parts that are contained in others.
 *
 * @param {readonly Part[]} given
 * @returns {Part[]} Always in the same order.
 */
export function joinParts(given) {
	return partNames.filter(
		(part) => given.includes(part) && !given.some((other) => contained[other]?.includes(part)),
	);
}

/** @type {readonly Part[]} */
const partNames = ['core', 'server', 'extension', 'wordpress-plugin', 'workspace', 'everything'];

/**
 * The names of parts in messages of the installer.
 *
 * @param {readonly Part[]} given
 */
export function namesOf(given) {
	return given.map((part) => parts[part].needs).join(' and ');
}

/**
 * pnpm's filter for the packages of parts.
 *
 * @param {readonly Part[]} given
 */
export function filterOf(given) {
	const packages = given.flatMap((part) => parts[part].packages);
	// The pinned Node belongs to the root package, which a filter would leave out.
	const root = packages.some((name) => !name.startsWith('!')) ? ['plumbline'] : [];
	return [...root, ...packages].flatMap((name) => ['--filter', name]);
}
