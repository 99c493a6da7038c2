export const pnpm = 'pnpm@12.21.0';

// npm's warnings about the user's settings would look like ours.
export const pnpmEnvironment = () => ({ ...process.env, npm_config_loglevel: 'error' });
