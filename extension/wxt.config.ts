import preact from '@preact/preset-vite';
import { defineConfig } from 'wxt';

export default defineConfig({
	srcDir: 'src',
	publicDir: 'public',
	imports: false,
	manifestVersion: 3,
	modules: ['@wxt-dev/webextension-polyfill'],
	vite: () => ({ plugins: [preact()] }),
	manifest: ({ browser }) => ({
		name: '__MSG_name__',
		description: '__MSG_description__',
		default_locale: 'en',
		// WXT adds sidePanel where there is one. None of these shows a warning.
		permissions: ['activeTab', 'scripting', 'storage'],
		action: { default_title: '__MSG_action__' },
		commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+P' } } },
		...(browser === 'firefox' ? firefox : { minimum_chrome_version: '123' }),
	}),
	zip: {
		artifactTemplate: 'plumbline-{{packageVersion}}-{{browser}}.zip',
		zipSources: false,
	},
});

const firefox = {
	browser_specific_settings: {
		gecko: {
			id: 'plumbline@plumbline.example',
			// From there on sidebars of the third manifest version may be opened by a click, and light-dark() is there.
			strict_min_version: '128.0',
			data_collection_permissions: { required: ['none' as const] },
		},
	},
};
