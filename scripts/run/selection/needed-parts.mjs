/**
 * The parts to install before the selected tests can run.
 *
 * @param {import('./selection.mjs').Selection} selection
 * @returns {import('../parts.mjs').Part[]}
 */
export function neededParts({ paths }) {
	return [
		...new Set([
			...(paths.checks.length > 0 ? [/** @type {const} */ ('workspace')] : []),
			...paths.unit.map(ofUnitTests),
			// PHPUnit gets its database from WordPress Playground.
			...(paths.php.length > 0 ? [/** @type {const} */ ('everything')] : []),
			...paths.endToEnd.map(ofEndToEndTests),
		]),
	];
}

/** @type {Readonly<Record<string, import('../parts.mjs').Part>>} */
const ownParts = {
	core: 'core',
	ui: 'extension',
	server: 'server',
	extension: 'extension',
	'wordpress-plugin': 'wordpress-plugin',
};

/** @param {string} name */
function ofUnitTests(name) {
	const [packageName = ''] = name.split('/');
	return ownParts[packageName] ?? 'workspace';
}

/**
 * WordPress specs have it in their path; a folder counts if it contains such a spec.
 *
 * @param {string} name
 */
function ofEndToEndTests(name) {
	const isAboutWordPress = name.includes('wordpress') || name === 'e2e' || name === 'e2e/parity';
	return isAboutWordPress ? 'everything' : 'workspace';
}
