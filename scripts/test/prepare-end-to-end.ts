import { prepareWordPress } from '../../e2e/wordpress/prepare-wordpress.ts';
import { browsers } from '../browsers.ts';
import { build, type Product, products } from '../build-packages.ts';

export interface EndToEnd {
	readonly projects: readonly string[];
	/** What could not be had, by the names people know. */
	readonly missing: readonly string[];
}

const inChromium = ['extension', 'wordpress', 'parity'];

const builtFor: Readonly<Record<Product, readonly string[]>> = {
	extension: ['extension', 'parity'],
	'wordpress-plugin': ['wordpress', 'parity'],
};

/** Gets the real parts the projects need; leaves out the projects whose parts cannot be had. */
export async function prepareEndToEnd(projects: readonly string[]): Promise<EndToEnd> {
	// Programs of their own, which go on while WordPress is fetched and unpacked.
	const built = buildWhatIsTested(projects);
	const wordPress = !projects.includes('wordpress') || hasWordPress();
	await built;
	const { chromium, firefox } = await browsers();
	const without = [...(chromium ? [] : inChromium), ...(wordPress ? [] : ['wordpress'])];
	return {
		projects: projects.filter((project) => !without.includes(project)),
		missing: [
			...(chromium ? [] : ['Chromium']),
			...(firefox ? [] : ['Firefox']),
			...(wordPress ? [] : ['WordPress']),
		],
	};
}

async function buildWhatIsTested(projects: readonly string[]): Promise<void> {
	const tested = products.filter((product) =>
		builtFor[product].some((project) => projects.includes(project)),
	);
	await Promise.all(tested.map(build));
}

function hasWordPress(): boolean {
	try {
		prepareWordPress('newest');
		prepareWordPress('oldest');
		return true;
	} catch (error) {
		console.error('WordPress could not be had, so its tests do not run.', error);
		return false;
	}
}
