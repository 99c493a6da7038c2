import { expect, test } from 'vitest';
import { entryText, withServer } from './with-server.ts';

const entry = { command: 'npx', args: ['-y', '@plumbline/server', 'mcp'] };
const json = { format: 'json', key: 'mcpServers' } as const;
const toml = { format: 'toml', key: 'mcp_servers' } as const;

test.each([null, '', ' \n'])('a file without text (%j) gets the entry alone', (text) => {
	expect(withServer(text, json, entry)).toEqual({ kind: 'added', text: entryText(json, entry) });
	expect(withServer(text, toml, entry)).toEqual({ kind: 'added', text: entryText(toml, entry) });
});

test('other servers and settings stay as they are, in order and with their indentation', () => {
	const text = '{\n\t"z": 1,\n\t"mcpServers": {\n\t\t"other": {}\n\t},\n\t"a": "ü"\n}\n';
	const edit = withServer(text, { ...json, more: { type: 'stdio' } }, entry);
	const own = JSON.stringify({ type: 'stdio', ...entry }, null, '\t').replaceAll('\n', '\n\t\t');
	expect(edit).toEqual({
		kind: 'added',
		text: text.replace('"other": {}', `"other": {},\n\t\t"plumbline": ${own}`),
	});
});

test('TOML keeps its comments, and the entry follows', () => {
	const text = '# mine\nmodel = "x"\n[mcp_servers.other] # yes\ncommand = "a"\n';
	const edit = withServer(text, toml, entry);
	expect(edit).toEqual({ kind: 'added', text: `${text}\n${entryText(toml, entry)}` });
	expect(entryText(toml, { command: 'cmd', args: ['C:\\a "b"'] })).toContain('"C:\\\\a \\"b\\""');
});

test.each([json, toml])('a second time nothing changes: $format', (format) => {
	const first = withServer('', format, entry);
	const text = first.kind === 'added' ? first.text : '';
	expect(withServer(text, format, entry)).toEqual({ kind: 'unchanged' });
	const windows = text.replaceAll('\n', '\r\n');
	expect(withServer(windows, format, entry)).toEqual({ kind: 'unchanged' });
});

test.each([
	['a comment', json, '{\n// mine\n"mcpServers": {}\n}'],
	['a broken file', json, '{ "mcpServers": '],
	['a list', json, '[]'],
	['a list of servers', json, '{ "mcpServers": [] }'],
	['a different entry', json, '{ "mcpServers": { "plumbline": { "command": "node" } } }'],
	['a different entry', toml, '[mcp_servers.plumbline]\ncommand = "node"'],
	['a different entry', toml, '[ mcp_servers . "plumbline" ]\ncommand = "node"'],
	['a different entry', toml, 'mcp_servers.plumbline.command = "node"'],
	['servers in one line', toml, 'mcp_servers = { a = { command = "b" } }'],
] as const)('%s is left alone, with the reason (%o)', (_, format, text) => {
	expect(withServer(text, format, entry)).toEqual({ kind: 'refused', reason: expect.any(String) });
});
