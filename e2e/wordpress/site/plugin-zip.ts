import path from 'node:path';

/** The zip that the plugin's build makes, and that people install. */
export const pluginZip = path.resolve(
	import.meta.dirname,
	'../../../wordpress-plugin/plumbline.zip',
);
