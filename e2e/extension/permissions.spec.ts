import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const output = path.resolve(import.meta.dirname, '../../extension/.output');

for (const [folder, permissions] of [
	['chrome-mv3', ['activeTab', 'contextMenus', 'offscreen', 'scripting', 'sidePanel', 'storage']],
	['firefox-mv3', ['activeTab', 'contextMenus', 'scripting', 'storage']],
] as const) {
	test(`${folder} asks for nothing that shows a warning`, () => {
		const manifest = JSON.parse(readFileSync(path.join(output, folder, 'manifest.json'), 'utf8'));

		expect(manifest.permissions.toSorted()).toEqual(permissions);
		expect(manifest.optional_permissions).toEqual(['webRequest']);
		expect(manifest).not.toHaveProperty('host_permissions');
		expect(manifest).not.toHaveProperty('content_scripts');
		expect(manifest).not.toHaveProperty('web_accessible_resources');
	});
}
