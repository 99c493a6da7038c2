/** Addresses of the web, and pictures written into their address; never one of the browser’s own. */
export const isShowable = (address: string) =>
	/^(?:https?:\/\/|data:image\/)/i.test(address) && URL.canParse(address);
