import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 4321,
      SITE_URL: 'http://127.0.0.1:4321',
      ALLOWED_HOSTS: [],
      RATE_LIMIT_PER_MINUTE: 60,
      CONNECTIONS_PER_ADDRESS: 256,
      TRUSTED_PROXIES: [],
      WORKERS: 1,
      METRICS_HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      ALLOW_PLACEHOLDERS: false,
    })
  })

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', TRUSTED_PROXIES: '' })).toEqual(readConfig({}))
  })

  it.each([
    [{ PORT: '3000' }, 'http://127.0.0.1:3000'],
    [{ HOST: 'localhost', PORT: '80' }, 'http://localhost'],
    [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://127.0.0.1:8080'],
    [{ HOST: '::1' }, 'http://[::1]:4321'],
    [{ HOST: 'fe80::1%lo' }, 'http://[fe80::1]:4321'],
    [{ PORT: '0' }, 'http://127.0.0.1:4321'],
    [{ PORT: '3000', SITE_URL: 'https://practice.example' }, 'https://practice.example'],
  ])('links to where %j listens: %s', (env, url) => {
    expect(readConfig(env).SITE_URL).toBe(url)
  })

  it('reads what is given', () => {
    const config = readConfig({
      PORT: '8080',
      SITE_URL: 'https://Practice.example/',
      TRUSTED_PROXIES:
        '10.0.0.0/8, ::1 ,192.0.2.1,fd00::/16,::ffff:10.0.0.0/104,64:ff9b::1.2.3.4/96',
      ALLOWED_HOSTS: 'Clinic.example, מרפאה.example',
      ALLOW_PLACEHOLDERS: 'true',
    })
    expect(config).toMatchObject({
      PORT: 8080,
      SITE_URL: 'https://practice.example',
      TRUSTED_PROXIES: [
        '10.0.0.0/8',
        '::1',
        '192.0.2.1',
        'fd00::/16',
        '::ffff:10.0.0.0/104',
        '64:ff9b::1.2.3.4/96',
      ],
      ALLOWED_HOSTS: ['clinic.example', 'xn--4dbi2ayt.example'],
      ALLOW_PLACEHOLDERS: true,
    })
  })

  it.each([
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '0x10'],
    ['PORT', ' 80'],
    ['SITE_URL', 'practice.example'],
    ['SITE_URL', 'ftp://practice.example'],
    ['SITE_URL', 'https://practice.example/path'],
    ['SITE_URL', 'https://user@practice.example'],
    ['SITE_URL', 'https://practice.example?q'],
    ['RATE_LIMIT_PER_MINUTE', '1.5'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '::1/129'],
    ['TRUSTED_PROXIES', 'localhost'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '::/0'],
    ['TRUSTED_PROXIES', '0.0.0.0/1,128.0.0.0/1'],
    ['TRUSTED_PROXIES', '::ffff:0:0/96'],
    ['TRUSTED_PROXIES', '2000::/3'],
    ['TRUSTED_PROXIES', '::/64'],
    ['TRUSTED_PROXIES', '::ffff:128.0.0.0/97'],
    ['HOST', 'localhost:8080'],
    ['HOST', '0'],
    ['HOST', '127.1'],
    ['HOST', '127.0.0.256'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['ALLOWED_HOSTS', 'clinic.example:8080'],
    ['ALLOWED_HOSTS', 'https://clinic.example'],
    ['ALLOWED_HOSTS', '*.example'],
    ['LOG_LEVEL', 'INFO'],
    ['V1_SUCCESSOR', 'javascript:alert(1)'],
    ['V1_SUCCESSOR', 'https://u:p@next.example/'],
    ['ALLOW_PLACEHOLDERS', 'yes'],
    ['RATE_LIMIT_REDIS_URL', 'http://127.0.0.1'],
    ['RATE_LIMIT_REDIS_URL', 'redis://'],
    ['RATE_LIMIT_REDIS_URL', 'redis:///0'],
    ['RATE_LIMIT_REDIS_URL', 'redis://127.0.0.1:6379/0?connectTimeout=abc'],
    ['RATE_LIMIT_REDIS_URL', 'redis://127.0.0.1:6379/0#x'],
    ['RATE_LIMIT_REDIS_URL', 'redis://127.0.0.1:6379/practice'],
    ['RATE_LIMIT_REDIS_URL', 'redis://127.0.0.1:6379/-1'],
  ])('refuses %s=%s and quotes it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })

  it.each([
    ['RATE_LIMIT_REDIS_URL', 'redis://:secretword@127.0.0.1:99999'],
    ['RATE_LIMIT_REDIS_URL', 'redis://user:secret#word@[::1'],
    ['RATE_LIMIT_REDIS_URL', 'rediss://user:secret word@redis.example'],
    ['RATE_LIMIT_REDIS_URL', 'redis://:secret%word@redis.example'],
    ['RATE_LIMIT_REDIS_URL', 'http://user:p@ss/secretword@redis.example'],
    ['SITE_URL', 'https://user:secretword@practice.example'],
    ['V1_SUCCESSOR', 'https://user:secretword@ practice.example'],
    ['V1_SUNSET', 'https://user:secretword@practice.example'],
    ['TRUSTED_PROXIES', '10.0.0.1,https://user:secretword@practice.example'],
    ['LOG_LEVEL', 'redis://:secretword@127.0.0.1'],
    ['TRUSTED_PROXIES', 'user:secretword@proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.1,secretword@'],
    ['ALLOWED_HOSTS', 'user:secret@word@practice.example'],
    ['HOST', 'secretword@localhost'],
    ['EDITOR_BACKEND', 'github:secretword@owner/name'],
    ['EDITOR_BACKEND', 'github:secretword'],
    ['EDITOR_BACKEND', 'https://secretword@github.com/owner/name'],
    ['SITE_URL', 'https://practice.example/?token=secretword'],
    ['V1_SUNSET', 'x\nsecretword@'],
    ['TRUSTED_PROXIES', 'u:secret,word@h'],
    ['TRUSTED_PROXIES', 'u:secretword%40h'],
    ['ALLOWED_HOSTS', 'u:secretword＠h'],
    ['SITE_URL', 'https://practice.example/#token=secretword'],
  ])('refuses %s=%s without its password', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
    expect(() => readConfig({ [name]: value })).not.toThrow(/secret|word@/)
  })
})
