import { homedir } from 'node:os';
import { join } from 'node:path';

/** The place where a client reads the programs that serve it tools. */
export interface McpClient {
	readonly name: string;
	readonly file: string;
	/** Exists where the client is installed, or in use for this project. */
	readonly sign: string;
	readonly format: 'json' | 'toml';
	/** The object of the file that has an entry for each server. */
	readonly key: string;
	/** Fields that an entry needs besides the command. */
	readonly more?: Readonly<Record<string, string>>;
}

interface Machine {
	readonly environment: Readonly<Record<string, string | undefined>>;
	readonly platform: NodeJS.Platform;
	/** The folder of the project. */
	readonly project: string;
	readonly home?: string;
}

/**
 * The known clients. Read in their documentation on 2026-11-27 and 2026-11-28: Claude Desktop
 * (modelcontextprotocol.io), VS Code (code.visualstudio.com/docs/agents/reference/mcp-configuration),
 * Zed (zed.dev/docs/ai/mcp), Codex (developers.openai.com/codex/mcp), Windsurf
 * (docs.windsurf.com/windsurf/cascade/mcp) and Gemini CLI (docs/tools/mcp-server.md of its
 * repository). Those of Claude Code and Cursor are as guides quote code.claude.com/docs/en/mcp and
 * cursor.com/docs/mcp.
 */
export function mcpClients({
	environment,
	platform,
	project,
	home = homedir(),
}: Machine): Readonly<Record<string, McpClient>> {
	const settings = settingsFolder(home, environment, platform);
	const claude = join(settings, 'Claude');
	const zed = platform === 'win32' ? join(settings, 'Zed') : join(home, '.config/zed');
	const codex = environment.CODEX_HOME ?? join(home, '.codex');
	const client = (name: string, sign: string, file: string): McpClient => ({
		name,
		file: join(sign, file),
		sign,
		format: 'json',
		key: 'mcpServers',
	});
	return {
		'claude-desktop': client('Claude Desktop', claude, 'claude_desktop_config.json'),
		'claude-code': {
			...client('Claude Code, in this project', project, '.mcp.json'),
			sign: join(home, '.claude'),
		},
		cursor: client('Cursor', join(home, '.cursor'), 'mcp.json'),
		vscode: {
			...client('VS Code, in this project', join(project, '.vscode'), 'mcp.json'),
			key: 'servers',
			more: { type: 'stdio' },
		},
		windsurf: client('Windsurf', join(home, '.codeium/windsurf'), 'mcp_config.json'),
		zed: { ...client('Zed', zed, 'settings.json'), key: 'context_servers' },
		codex: { ...client('Codex', codex, 'config.toml'), format: 'toml', key: 'mcp_servers' },
		gemini: client('Gemini CLI', join(home, '.gemini'), 'settings.json'),
	};
}

function settingsFolder(
	home: string,
	{ APPDATA, XDG_CONFIG_HOME }: Machine['environment'],
	platform: NodeJS.Platform,
): string {
	if (platform === 'darwin') return join(home, 'Library/Application Support');
	if (platform === 'win32') return APPDATA ?? join(home, 'AppData/Roaming');
	return XDG_CONFIG_HOME ?? join(home, '.config');
}
