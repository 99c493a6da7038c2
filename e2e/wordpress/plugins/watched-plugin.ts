import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SiteOptions } from '../site/host.ts';

const folder = path.resolve(import.meta.dirname, '../../../wordpress-plugin');
const built = path.join(folder, 'build/index.js');

/** A site that runs the plugin's own folder: changes show after a reload of the page. */
export const fromSource: Pick<SiteOptions, 'mounts' | 'steps'> = {
	mounts: [{ folder, at: '/wordpress/wp-content/plugins/plumbline' }],
	steps: [{ step: 'activatePlugin', pluginPath: 'plumbline/plumbline.php' }],
};

/** Rebuilds the plugin after every change, until `signal`; resolves after the first build. */
export async function watchPlugin(signal: AbortSignal): Promise<void> {
	rmSync(built, { force: true });
	// Stays in our process group, so that Ctrl-C reaches it too.
	const child = spawn(process.execPath, ['--run', 'dev'], { cwd: folder, stdio: 'inherit' });
	signal.addEventListener('abort', () => child.kill());
	process.once('exit', () => child.kill());
	const ended = once(child, 'exit');
	while (!existsSync(built)) {
		const isRunning = await Promise.race([ended.then(() => false), delay(200, true)]);
		if (!isRunning) throw new Error('The plugin is not built; the lines above say why.');
	}
}
