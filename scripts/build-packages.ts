import path from 'node:path';
import { runSteps } from './check/run-steps.ts';
import { reportStep, type Step } from './check/step.ts';

const root = path.resolve(import.meta.dirname, '..');

const names = {
	extension: 'build of the browser extension',
	'server/console': 'build of the console',
	'wordpress-plugin': 'build of the WordPress plugin',
	packages: 'build of the npm packages',
	docs: 'build of the documentation site',
};

export type Product = keyof typeof names;

/** The products that checks need. */
export const products: readonly Product[] = ['extension', 'server/console', 'wordpress-plugin'];

export const isProduct = (name: string): name is Product => name in names;

export function buildStep(product: Product): Step {
	return {
		name: names[product],
		args: [path.join(root, 'scripts/build-product.ts'), product],
		cwd: root,
	};
}

/** Builds what people install or read: the zips, the npm packages, the documentation site. */
export async function build(...wanted: readonly Product[]): Promise<void> {
	console.log(`Building ${wanted.join(' and ')} …`);
	const results = await runSteps(wanted.map(buildStep), reportStep);
	if (!results.every(({ isFine }) => isFine)) {
		throw new Error('The build failed; see the lines above.');
	}
}
