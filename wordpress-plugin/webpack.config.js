import { fileURLToPath } from 'node:url';
import defaults from '@wordpress/scripts/config/webpack.config.js';

const rules = {
	test: /\.rule\.ts$/,
	enforce: 'pre',
	loader: fileURLToPath(new URL('scripts/without-wording.cjs', import.meta.url)),
};

export default {
	...defaults,
	module: { ...defaults.module, rules: [...defaults.module.rules, rules] },
};
