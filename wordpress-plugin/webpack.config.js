import { fileURLToPath } from 'node:url';
import defaults from '@wordpress/scripts/config/webpack.config.js';
import { WebpackNotices } from './scripts/third-party-notices.mjs';

const loader = (name) => fileURLToPath(new URL(`scripts/${name}.cjs`, import.meta.url));

const rules = [
	{ test: /\.rule\.ts$/, enforce: 'pre', loader: loader('without-wording') },
	{
		test: /[\\/]dataviews[\\/]build-module[\\/]components[\\/](dataform-controls|dataviews-layouts)[\\/]index\.mjs$/,
		loader: loader('only-the-table'),
	},
];

/**
 * WordPress does not ship DataViews, which needs newer components than old releases have. So it gets
 * its own, except for the packages that hold the state of the page. `@wordpress/dataviews/wp` does the
 * same, but in one file, of which nothing unused can be left out.
 */
const ofThePage = /^@wordpress\/(data|date|hooks|i18n)$/;
const extraction = defaults.plugins.find(
	(plugin) => plugin.constructor.name === 'DependencyExtractionWebpackPlugin',
);
const externalize = extraction.externalizeWpDeps;
extraction.externalizeWpDeps = function (data, callback) {
	const isOfDataViews = /[\\/]node_modules[\\/]@wordpress[\\/]/.test(data.context);
	const isBundled = isOfDataViews && /^@wordpress\//.test(data.request);
	if (isBundled && !ofThePage.test(data.request)) callback();
	else externalize.call(this, data, callback);
};

const isCore = /[\\/]core[\\/]src[\\/]/;

/**
 * The part of the engine that screens need at once is one file, which browsers load and compile once.
 * Code that they load later stays in files of its own.
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
	plugins: [...defaults.plugins, new WebpackNotices()],
	optimization: {
		...defaults.optimization,
		splitChunks: {
			...defaults.optimization.splitChunks,
			cacheGroups: { ...defaults.optimization.splitChunks.cacheGroups, engine },
		},
	},
	module: { ...defaults.module, rules: [...defaults.module.rules, ...rules] },
};
