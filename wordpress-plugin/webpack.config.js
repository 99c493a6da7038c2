import { fileURLToPath } from 'node:url';
import defaults from '@wordpress/scripts/config/webpack.config.js';

const rules = {
	test: /\.rule\.ts$/,
	enforce: 'pre',
	loader: fileURLToPath(new URL('scripts/without-wording.cjs', import.meta.url)),
};

const isCore = /[\\/]core[\\/]src[\\/]/;

/**
 * The part of the engine that screens need at once is one file, which browsers load and compile once.
 * What they load later stays in files of its own.
 */
const engine = {
	name: 'engine',
	test: (module, { chunkGraph }) =>
		isCore.test(module.nameForCondition() ?? '') &&
		[...chunkGraph.getModuleChunks(module)].some((chunk) => chunk.canBeInitial()),
	// The table of all posts shows its rows first and loads the engine with the first audit.
	chunks: ({ name }) => name !== 'overview',
	minChunks: 2,
	enforce: true,
};

/** A second pass would take a third of the build's time, and save less than a percent. */
const [terser] = defaults.optimization.minimizer;
terser.options.minimizer.options.compress.passes = 1;

export default {
	...defaults,
	optimization: {
		...defaults.optimization,
		splitChunks: {
			...defaults.optimization.splitChunks,
			cacheGroups: { ...defaults.optimization.splitChunks.cacheGroups, engine },
		},
	},
	module: { ...defaults.module, rules: [...defaults.module.rules, rules] },
};
