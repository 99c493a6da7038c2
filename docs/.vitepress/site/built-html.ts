import { globSync } from 'node:fs';
import type { TransformContext } from 'vitepress';
import { japanese } from './japanese.ts';
import { startOnUse } from './start-on-use.ts';

/** The HTML of a page as it is published. */
export function builtHtml(html: string, file: string, { siteConfig }: TransformContext): string {
	const isJapanese = html.startsWith('<!DOCTYPE html>\n<html lang="ja"');
	const label = isJapanese ? japanese.darkTheme : 'Dark theme';
	// VitePress names the switch only once its scripts run.
	const named = html.replaceAll('class="VPSwitch VPSwitchAppearance"', `$& aria-label="${label}"`);
	const started = startOnUse(named, file);
	return file.endsWith('playground.html')
		? started.replace('</body>', `${playgroundScript(siteConfig.outDir)}</body>`)
		: started;
}

/** The playground starts without the scripts of the page around it. */
function playgroundScript(outDir: string): string {
	const [chunk = ''] = globSync('assets/chunks/show-playground.*.js', { cwd: outDir });
	return `<script>addEventListener('load', async () => (await import('./${chunk}')).showPlayground(document.querySelector('.playground')))</script>`;
}
