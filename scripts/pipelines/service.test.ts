import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const unit = fileURLToPath(new URL('../../pipelines/plumbline.service', import.meta.url));
const analyze = '/usr/bin/systemd-analyze';

test.runIf(existsSync(analyze))('systemd accepts the unit without a warning', () => {
	const { status, stderr } = spawnSync(analyze, ['verify', unit], { encoding: 'utf8' });
	expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.runIf(existsSync(analyze))('the unit exposes little of the machine', () => {
	const { stdout } = spawnSync(analyze, ['security', '--offline=true', unit], { encoding: 'utf8' });
	const exposure = /Overall exposure level for plumbline\.service: ([\d.]+)/.exec(stdout)?.[1];
	expect(Number(exposure)).toBeLessThan(4);
});
