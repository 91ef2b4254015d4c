// The only addresses outside this device that the extension contains. The manifest's host permissions are made from them.

export const HUB_ADDRESS = 'https://huggingface.co/';

/** The hub, and the hosts that it redirects to for large files. */
export const HUB_HOSTS = ['https://huggingface.co', 'https://*.huggingface.co', 'https://*.hf.co'];
