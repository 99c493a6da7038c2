import { once } from 'node:events';
import { build } from '../../../scripts/build-packages.ts';
import { fromSource, watchPlugin } from '../plugins/watched-plugin.ts';
import { playground } from './playground/playground-host.ts';
import { pluginZip } from './plugin-zip.ts';
import { type RunningWordPress, startWordPress } from './start-wordpress.ts';

// npm run ts -- e2e/wordpress/site/start.ts [--watch]: runs WordPress with the built plugin, or with --watch from
// its source.

const isWatching = process.argv.includes('--watch');
const asked = new AbortController();
const { signal } = asked;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => asked.abort());

try {
	await run();
} catch (error) {
	if (!signal.aborted) throw error;
}

async function run(): Promise<void> {
	const site = isWatching ? fromSource : { plugin: pluginZip };
	await (isWatching ? watchPlugin(signal) : build('wordpress-plugin'));
	signal.throwIfAborted();
	console.log('Starting WordPress …');
	const wordPress = await startWordPress({
		...site,
		host: playground,
		wordpress: 'newest',
		signal,
	});
	introduce(wordPress);
	if (!signal.aborted) await once(signal, 'abort');
	console.log('Stopping WordPress …');
	await wordPress.stop();
}

function introduce({ version, php, url }: RunningWordPress): void {
	console.log(`
WordPress ${version} on PHP ${php} is running, with Plumbline active. You are logged in.

  Write a post   ${url}/wp-admin/post-new.php
  All posts      ${url}/wp-admin/edit.php

Plumbline is the green button beside “Publish”; its number counts what it found.
Ctrl-C stops it; what you wrote goes with it.`);
}
