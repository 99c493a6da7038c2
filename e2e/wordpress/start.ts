import { build } from '../../scripts/build-packages.ts';
import { startWordPress } from './playground.ts';
import { pluginZip } from './plugin-zip.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());

await build('wordpress-plugin');
console.log('Starting WordPress …');
const wordPress = await startWordPress({ wordpress: 'newest', plugin: pluginZip });

console.log(`
WordPress ${wordPress.version} on PHP ${wordPress.php} is running, with Plumbline active. You are logged in.

  Write a post   ${wordPress.url}/wp-admin/post-new.php
  All posts      ${wordPress.url}/wp-admin/edit.php

Ctrl-C stops it; what you wrote goes with it.`);
