import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dockerfileFaults } from '../release/dockerfile-faults.ts';
import { readDockerfile } from './read-dockerfile.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('one setting names the base image of every stage', () => {
	const stages = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);

	expect(new Set(stages)).toEqual(new Set(['$NODE_IMAGE']));
});

test.each(['compose.yaml', 'compose.postgres.yaml'])('%s has the Dockerfile’s default', (name) => {
	const fallback = read('Dockerfile').match(/^ARG NODE_IMAGE=(\S+)$/m)?.[1];

	expect(read(name)).toContain(`NODE_IMAGE: "\${NODE_IMAGE:-${fallback}}"`);
});

test('the image with a browser renders, as a user of its own, within limits', () => {
	const { environment, user } = readDockerfile(read('Dockerfile.render'));
	const compose = read('compose.render.yaml');

	expect(environment).toMatchObject({
		PLUMBLINE_RENDER: 'on',
		PLUMBLINE_BROWSER: '/usr/bin/chromium',
	});
	expect(user).toBe('plumbline');
	expect(compose).toMatch(/mem_limit: \d+g/);
	expect(compose).toMatch(/pids_limit: \d+/);
	expect(compose).toContain('no-new-privileges:true');
});

test('the image with a browser leaves version and health check to the plain image', () => {
	expect(dockerfileFaults(read('Dockerfile.render'))).toEqual([
		'plumbline has no version',
		'it has no health check',
	]);
});

test('its browser can make its sandbox, and dangerous system calls are refused', () => {
	const { syscalls } = JSON.parse(read('seccomp.render.json'));
	const [{ action, names }] = syscalls;

	expect(action).toBe('SCMP_ACT_ERRNO');
	expect(names).toEqual(expect.arrayContaining(['bpf', 'kexec_load', 'mount', 'ptrace', 'setns']));
	for (const needed of ['clone', 'clone3', 'unshare', 'chroot'])
		expect(names).not.toContain(needed);
});
