import { readFileSync, writeFileSync } from 'node:fs';
import preact from '@preact/preset-vite';
import { defineConfig } from 'wxt';
import { noticesPlugin } from '../scripts/notices/notices-plugin.ts';
import { dateEntries } from '../scripts/pack/zip-dates.ts';
import { ruleTextsApart } from './rule-texts-apart.ts';

// One for all entries, which are built one after the other.
const notices = noticesPlugin();

export default defineConfig({
	srcDir: 'src',
	publicDir: 'public',
	imports: false,
	manifestVersion: 3,
	// Without a screen, or as root, no browser can start, and the folder must be loaded by hand.
	webExt: { disabled: !hasScreen() || process.getuid?.() === 0 },
	vite: () => ({
		plugins: [ruleTextsApart(), preact(), notices],
		// Every browser that we support knows these links.
		build: { modulePreload: { polyfill: false } },
	}),
	modules: ['@wxt-dev/webextension-polyfill'],
	hooks: {
		'zip:extension:done'(_wxt, file) {
			const zip = readFileSync(file);
			dateEntries(zip);
			writeFileSync(file, zip);
		},
		'vite:build:extendConfig'(entrypoints, config) {
			// Scripts in pages stay without the polyfill: they must be small, and use nothing that
			// browsers disagree about.
			const areInPages = entrypoints.every(({ type }) => type === 'unlisted-script');
			if (!areInPages) return;
			Reflect.deleteProperty(config.resolve?.alias ?? {}, 'wxt/browser');
			// 3 % smaller than what Vite’s own minifier writes.
			config.build = {
				...config.build,
				minify: 'terser',
				terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
			};
		},
	},
	manifest: ({ browser }) => ({
		name: '__MSG_name__',
		description: '__MSG_description__',
		default_locale: 'en',
		// WXT adds `sidePanel` for browsers that have it. None of these permissions shows a warning.
		permissions: [
			...['activeTab', 'contextMenus', 'scripting', 'storage'],
			...(browser === 'firefox' ? [] : ['offscreen']),
		],
		// Requested one origin at a time: a server to connect to, a site to keep auditing, links to
		// check.
		optional_host_permissions: ['http://*/*', 'https://*/*'],
		// Requested where steps of redirects are shown.
		optional_permissions: ['webRequest'],
		// Firefox does not fall back to the extension's icons here.
		action: { default_title: '__MSG_action__', default_icon: icons },
		commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+P' } } },
		...(browser === 'firefox' ? firefox : { minimum_chrome_version: '126' }),
	}),
	zip: {
		artifactTemplate: 'plumbline-{{packageVersion}}-{{browser}}.zip',
		zipSources: false,
	},
});

const icons = { 16: 'icon/16.png', 32: 'icon/32.png', 48: 'icon/48.png' };

const firefox = {
	browser_specific_settings: {
		gecko: {
			id: 'plumbline@plumbline.example',
			// The first version that reads `data_collection_permissions`.
			strict_min_version: '142.0',
			// A server that the user connects receives the URLs of pages and the user’s key.
			data_collection_permissions: {
				required: ['none' as const],
				optional: ['browsingActivity' as const, 'authenticationInfo' as const],
			},
		},
	},
};

function hasScreen(): boolean {
	return (
		process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)
	);
}
