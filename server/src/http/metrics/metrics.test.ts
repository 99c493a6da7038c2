import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onEachEngine } from '../../testing/database.ts';

onEachEngine(
	'metrics cover answers, jobs, audits, the process and the database',
	async (database) => {
		const { app } = await testApp({ database });
		await app.inject('/healthz');
		await app.inject('/nowhere?api_key=plb_secret');
		const { body, headers } = await app.inject('/metrics');
		expect(headers['content-type']).toContain('version=0.0.4');
		expect(body).toContain(
			'plumbline_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
		);
		expect(body).toContain('route="none",status="404"');
		expect(body).toMatch(/^plumbline_audits\{state="waiting"\} 0$/m);
		expect(body).toMatch(/^plumbline_database_bytes [1-9]\d+$/m);
		expect(body).toContain('nodejs_eventloop_lag_seconds');
		expect(body).toMatch(/^plumbline_build_info\{version="[^"]+"\} 1$/m);
		expect(body).toMatch(/^plumbline_refused_total\{part="head"\} 0$/m);
		expect(body).toMatch(/^plumbline_crawls_running 0$/m);
		expect(body).not.toContain('plb_secret');
	},
);

test('only this machine can read metrics, unless the setting says otherwise', async () => {
	const elsewhere = { url: '/metrics', remoteAddress: '192.168.1.7' };
	const { app } = await testApp();
	const refused = await app.inject(elsewhere);
	expect(refused.json()).toMatchObject({
		status: 404,
		detail: expect.stringContaining('PLUMBLINE_METRICS'),
	});
	expect((await (await testApp({ metrics: 'on' })).app.inject(elsewhere)).statusCode).toBe(200);
	expect((await (await testApp({ metrics: 'off' })).app.inject('/metrics')).statusCode).toBe(404);
});
