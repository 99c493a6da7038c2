import path from 'node:path';

/** What building the plugin leaves, and what people install. */
export const pluginZip = path.resolve(import.meta.dirname, '../../wordpress-plugin/plumbline.zip');
