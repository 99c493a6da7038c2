import addonsLinter from 'addons-linter';

/** Preact has this for `dangerouslySetInnerHTML`, which none of our screens uses. */
const ofPreact = 'UNSAFE_VAR_ASSIGNMENT';

/** The complaints of Mozilla’s linter, which addons.mozilla.org runs, about a zip. */
export async function addonFaults(file: string): Promise<readonly string[]> {
	const config = {
		_: [file],
		logLevel: 'fatal',
		output: 'none',
		stack: false,
		pretty: false,
		boring: false,
		metadata: false,
		selfHosted: false,
		warningsAsErrors: false,
		shouldScanFile: () => true,
	};
	const linter = addonsLinter.createInstance({ config, runAsBinary: false });
	const { errors, notices, warnings } = await linter.run();
	const known = warnings.findIndex(({ code }) => code === ofPreact);
	return [...errors, ...notices, ...warnings.filter((_message, at) => at !== known)].map(
		({ code, file: place = '', message }) => `${code} ${place}: ${message}`,
	);
}
